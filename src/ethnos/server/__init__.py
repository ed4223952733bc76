"""The host of the table: seats, clocks, bots and a log that never loses a move.

What goes on at a table is a row of entries (`entries`). Folding them gives the table
(`table`); `house` appends to them, after `store` has made them durable, and tells
everybody at the table what their seat may know of it (`telling`).
"""
