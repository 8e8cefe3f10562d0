/** The instructions by which an AI writes a text in which words are marked. */
export const markWordsGuide = `A text in which words, mistakes or sentences are to be marked, or a summary chosen step by step. JSON fields:
- "type": "markWords"
- "title": a name for the author's list, at most 100 characters
- "question": what to mark ("Mark all verbs"), at most 300 characters
- "mode": "words", "mistakes", "sentences" or "summary"
- "text": except for a summary, at most 3000 characters; what is to be marked stands in square brackets: "The dog [barks]
  and the cat [sleeps]."; with "mistakes" the wrong word, a bar and what it should be: "They [was|were] here."; with
  "sentences" whole sentences with their full stop; a bracket that is meant as one is written "\\\\["
- "steps": for a summary alone, 2 to 6 of {"statements": 2 to 4 of {"text" (at most 300 characters)}}, the right one first;
  they are shuffled for the learner, and the right ones together sum up the subject
- "explanation": at most 1000 characters
- "points": 1 to 5
At least three words stay unmarked for each one that is marked. Mark every word that fits the question, not only some.`
