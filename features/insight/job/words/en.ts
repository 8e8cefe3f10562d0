export const en = {
  access: { job: 'Background jobs' },
  record: 'Background job',
  title: 'Background jobs',
  lead: 'Work that the server does by itself or later: what waits, what runs, and what has failed.',
  fields: { queue: 'Kind of job', jobId: 'Job ID', state: 'State' },
}
