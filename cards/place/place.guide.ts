/** The instructions by which an AI writes things that are put into zones; a hotspot needs a picture, which it has not. */
export const placeGuide = `Things to be put into the zones of a board. JSON fields:
- "type": "place"
- "title": a name for the author's list, at most 100 characters
- "question": what belongs where, at most 500 characters
- "mode": "things"
- "ratio": width to height of the board, 1 to 2
- "zones": 2 to 6 of {"id" (letters and digits), "label" (at most 80 characters), "x", "y", "width", "height"}: shares of the
  board from 0 to 1, from its upper left corner; zones lie beside or below each other, do not overlap and leave room between
- "things": 4 to 12 of {"text" (at most 120 characters), "zoneIds": ids of the zones where it belongs; [] for one that belongs
  nowhere}
- "explanation": at most 1000 characters
- "points": 1 to 5
Each thing belongs clearly into its zones, and its text does not repeat the label.`
