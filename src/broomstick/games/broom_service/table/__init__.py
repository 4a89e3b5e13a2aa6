"""What lies on the table: the fields, what is open of them and what is hidden, and views."""
