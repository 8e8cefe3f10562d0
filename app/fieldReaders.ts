/** Fields that wait for what will act on them, by what that is. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  'learning partner and tutor': [
    ...['activity.partnerAgentId', 'activity.tutorAgentId', 'agent.voiceId', 'agent.speed'],
    ...['configuration.learner/tutor', 'configuration.learner/partner'],
  ],
}
