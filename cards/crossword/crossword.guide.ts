/** The instructions by which an AI writes a crossword or a word search. */
export const crosswordGuide = `Words found by their clues in a crossword, or hidden in a square of letters; the program lays them out. JSON fields:
- "type": "crossword"
- "title": a name for the author's list, at most 100 characters
- "question": an instruction, at most 300 characters
- "mode": "crossword" or "search" (a word search)
- "words": 5 to 15 of {"text": one word of 2 to 20 letters without blanks, "clue": at most 200 characters}; in a crossword each
  word must share a letter with another one, and no clue contains its word; in a word search clues are optional
- "directions": for a word search, some of "right", "down", "downRight", "upRight", "left", "up", "downLeft", "upLeft"
- "showWords": for a word search, false where learners see the clues in place of the words
- "explanation": at most 1000 characters
- "points": 1 to 5
Chinese and Japanese words cross in whole characters or kana, so choose words that have characters in common.`
