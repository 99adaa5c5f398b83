"""The results of a tournament as a single HTML page that needs nothing else."""

from hexstead.arena.report.report_page import page

__all__ = ["page"]
