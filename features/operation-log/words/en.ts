export const en = {
  fields: {
    actorId: 'Who',
    resource: 'Resource',
    resourceId: 'Record',
    action: 'Action',
    before: 'Before',
    after: 'After',
    at: 'When',
  },
}
