/** The instructions by which an AI writes characters to be written. */
export const writeGuide = `Chinese characters that learners write by hand, stroke by stroke. JSON fields:
- "type": "write"
- "title": its heading, at most 100 characters
- "intro": what to do, at most 500 characters, may be empty
- "language": in which they are read, such as "zh-CN"
- "mode": "watch" (how they are written), "trace" (over their outline), or "quiz" (from memory)
- "characters": 2 to 6 of {"text": one Chinese character, "reading": its reading, "meaning": what it means, at most 60
  characters}; leave out "strokes" and "medians", which are looked up
- "points": 0 for "watch", else 1 to 5
Characters are Chinese ones only, no kana, no letters, and none of them twice.`
