"""The routes: thin translations between HTTP and the house."""
