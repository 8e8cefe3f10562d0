export const en = {
  noBackground: 'Background picture',
  noName: 'Your name',
  noDescription: 'A few sentences about yourself',
  noTag: 'Tag',
  noLevel: 'Level',
  levels: {
    beginner: 'Newcomer',
    practitioner: 'Practitioner',
    senior: 'Senior practitioner',
    expert: 'Expert',
    leader: 'Leading figure',
  },
  courses: 'Courses',
  activities: 'Activities',
  nothing: 'Nothing is public yet. Courses and activities appear here automatically.',
}
