/** The instructions by which an AI writes pairs to be found. */
export const memoryGuide = `A game of pairs: tiles lie face down, two are turned at a time. JSON fields:
- "type": "memory"
- "title": its heading, at most 100 characters
- "intro": what belongs together ("each word and its meaning"), at most 500 characters
- "pairs": 4 to 10 of {"first": {"text"}, "second": {"text"}, "remark": what is said once the pair is found, at most 300
  characters, may be empty}; texts at most 40 characters, so that they can be read on a tile
- "scoring": "none" (a game), or "moves" (the fewer, the better)
- "points": 0 for none, else 1 to 5
Each first text belongs to exactly one second text, and no text comes twice.`
