"""Maps of Broom Service for people: drawn as pictures, and checked for those who draw maps of their own."""
