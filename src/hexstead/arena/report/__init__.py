"""The results of a tournament as one page of HTML that needs nothing else."""

from hexstead.arena.report.report_page import page

__all__ = ["page"]
