/** What may be done, moves of state tables among it, by what it does: to the record, to its state, to what belongs to it. */
export const loggedActions = [
  ...['create', 'update', 'content', 'copy', 'delete', 'restore', 'sort'],
  ...['submit', 'withdraw', 'approve', 'reject', 'online', 'offline', 'inner', 'innerOffline'],
  ...['publish', 'hide', 'close', 'schedule', 'apply', 'pass', 'fail', 'keepVersion'],
  ...['review', 'unreview', 'pause', 'resume', 'activate', 'retire', 'enable', 'disable', 'common'],
  ...['use', 'awaitTest', 'overrule', 'layAside', 'limit'],
  ...['createExample', 'updateExample', 'deleteExample', 'judge'],
  ...['speak', 'stopSpeaking', 'speakAgain', 'silence'],
  ...['confirm', 'cancel', 'refund', 'redeem', 'revoke', 'queue', 'retry', 'download'],
  ...['accept', 'sendBack', 'comment'],
  ...['register', 'assignRoles', 'validate', 'invalidate', 'updateProfile'],
  ...['resetPassword', 'changePassword', 'setSessionKey', 'handOver', 'closeAccount'],
  ...['signIn', 'signInFailed', 'signInSlowed', 'signInHalfway', 'newDevice', 'factorFailed'],
  ...['addFactor', 'renameFactor', 'removeFactor', 'resetFactors', 'renewRecoveryCodes'],
  ...['backUp', 'restoreBackup', 'recount', 'rotateKey'],
] as const
