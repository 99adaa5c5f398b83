"""What is shown: views, faces, answers to questions, the library."""
