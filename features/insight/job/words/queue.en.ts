/** What jobs are called; they come with the screen that shows them. */
export const en = {
  values: {
    queue: {
      bookForgottenCalls: 'Book unsettled AI calls',
      'forget-call-limits': 'Clear call counters',
      'forget-idempotency-keys': 'Clear remembered requests',
      'forget-old': 'Delete what was kept long enough',
      fillExampleSchool: 'Fill the example school',
      foldFigures: 'Update statistics',
      forgetCodeGuesses: 'Clear wrong code entries',
      forgetFiles: 'Delete unused files',
      forgetPassages: 'Remove passages no longer used',
      forgetUploads: 'Delete unfinished uploads',
      generateCodes: 'Generate codes',
      gradeAnswer: 'Grade an answer by AI',
      gradeLeftBehind: 'Find answers without a grade',
      makeVectors: 'Prepare materials for AI help',
      publishBanners: 'Publish scheduled banners',
      readDocuments: 'Read documents for AI help',
      renewAwaited: 'Update overdue learning records',
      renewStudies: 'Update the learning records of a course',
      renewStudiesLeftBehind: 'Find courses whose learning records are not updated',
      speakCards: 'Create audio for cards',
      sweepSecondFactors: 'Clear expired second factors',
      sweepSessions: 'Clear expired sessions',
    },
  },
}
