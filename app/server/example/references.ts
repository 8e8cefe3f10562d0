import type { Bond, Reference } from '#features/insight/example-school/server/references.ts'

type Of = Readonly<Record<string, string>>

const to = (bond: Bond, table: string, of: Of): Reference[] =>
  Object.entries(of).map(([column, target]) => ({ table, column, of: target, bond }))
const holds = (table: string, of: Of) => to('holds', table, of)
const part = (table: string, of: Of) => to('part', table, of)
const trace = (table: string, of: Of) => to('trace', table, of)

const user = 'app_user'
const version = 'activity_version'

/** What a text beside a number calls the table that it counts in. */
export const tables: Of = {
  ability: 'ability',
  activity: 'activity',
  'activity-deck': 'activity',
  'activity-speech': 'activity',
  'activity-version': version,
  agent: 'agent',
  'ai-config': 'ai_config',
  assignment: 'assignment',
  'assignment-feedback': 'assignment_feedback',
  'audit-record': 'audit_record',
  banner: 'banner',
  career: 'career',
  course: 'course',
  'exchange-code': 'exchange_code',
  'exchange-task': 'exchange_task',
  file: 'file',
  message: 'message',
  'minimax-voice': 'voice',
  order: 'order',
  product: 'product',
  response: 'response',
  'sensitive-word': 'sensitive_word',
  tag: 'tag',
  'tts-voice': 'voice',
  unit: 'unit',
  user,
  'user-page': 'user_page',
}
const byName = (bond: Bond, table: string, name: string, column: string, of: Of = tables): Reference[] =>
  Object.entries(of).map(([is, target]) => ({ table, column, of: target, bond, where: { column: name, is } }))

/** A join table's rows belong to the record that links. */
const links = (owner: string, targets: Of): Reference[] =>
  Object.entries(targets).flatMap(([name, target]) => {
    const table = `${owner}_${name}`
    return [...part(table, { owner_id: owner }), ...holds(table, { target_id: target })]
  })

const made = (...names: readonly string[]) => names.flatMap((table) => holds(table, { creator_id: user }))
const learned = { learner_id: user, activity_version_id: version, card_id: 'activity_card' }

/**
 * How every column of the product that names a row of another table does so; a test looks at all of them. What a person made or did holds
 * what it names; rows that are a piece of another one, or reckoned from it, go with it.
 */
export const references: readonly Reference[] = [
  ...made(
    'ability',
    'activity',
    'agent',
    'ai_config',
    'banner',
    'career',
    'course',
    'exchange_code',
    'exchange_task',
  ),
  ...made(
    'file',
    'order',
    'product',
    'sensitive_word',
    'speech_task',
    'study',
    'tag',
    'unit',
    'user_page',
    'voice',
  ),
  ...made(
    'app_user',
    'authorization',
    'audit_record',
    'card_speech',
    version,
    'ai_config_example',
    'ai_config_run',
  ),

  // People
  ...part('session', { user_id: user }),
  ...part('second_factor', { user_id: user }),
  ...part('recovery_code', { user_id: user }),
  ...part('passkey_challenge', { user_id: user }),
  ...part('pending_sign_in', { user_id: user }),
  ...part('preference', { user_id: user }),
  ...part('saved_view', { creator_id: user }),
  ...part('idempotency', { user_id: user }),
  ...part('presence', { user_id: user }),
  ...byName('trace', 'presence', 'resource', 'record_id'),

  // Files
  ...holds('file_use', { file_id: 'file' }),
  ...byName('part', 'file_use', 'resource', 'resource_id'),
  ...part('upload', { owner_id: user, file_id: 'file' }),

  // AI
  ...holds('agent', { voice_id: 'voice' }),
  ...part('ai_config_example', { config_id: 'ai_config' }),
  ...part('ai_config_run', { config_id: 'ai_config', example_id: 'ai_config_example' }),
  { table: 'ai_config', column: 'value', of: 'agent', bond: 'holds', in: { key: 'agentId' } },
  { table: 'ai_config', column: 'value', of: 'agent', bond: 'holds', in: { key: 'pictureAgentId' } },
  ...part('ai_usage', { owner_id: user }),
  ...part('ai_call', { owner_id: user }),
  ...part('ai_limit', { owner_id: user }),
  ...trace('ai_limit', { subject_id: user }),
  ...holds('ai_usage', { agent_id: 'agent', borrower_id: user }),
  ...holds('ai_call', { agent_id: 'agent', borrower_id: user }),

  // Content
  { table: 'ability', column: 'recommended_courses', of: 'course', bond: 'holds', in: { key: 'courseId' } },
  { table: 'activity', column: 'competency_points', of: 'ability', bond: 'holds', in: { key: 'abilityId' } },
  { table: 'activity_deck', column: 'cards', of: 'agent', bond: 'holds', in: { key: 'agentId' } },
  { table: version, column: 'cards', of: 'agent', bond: 'holds', in: { key: 'agentId' } },
  ...holds('activity', {
    career_id: 'career',
    course_id: 'course',
    partner_agent_id: 'agent',
    tutor_agent_id: 'agent',
  }),
  ...holds('activity', { parent_version_id: version, published_version_id: version }),
  ...part('activity_deck', { activity_id: 'activity' }),
  ...part('activity_card', { activity_id: 'activity' }),
  ...holds('activity_card', { reserved_by: user }),
  ...part(version, { activity_id: 'activity' }),
  ...holds(version, { parent_version_id: version }),
  ...part('activity_translation', { activity_id: 'activity' }),
  ...holds('activity_translation', { source_id: 'activity' }),
  ...part('card_speech', { activity_id: 'activity' }),
  ...holds('card_speech', { voice_id: 'voice', file_id: 'file' }),
  ...part('speech_task', { activity_id: 'activity' }),
  ...holds('speech_task', { voice_id: 'voice' }),
  ...part('speech_task_card', { task_id: 'speech_task' }),
  ...links('activity', { tag: 'tag', teacher: user }),
  ...links('career', { ability: 'ability', tag: 'tag' }),
  ...links('course', { ability: 'ability', career: 'career', instructor: user, tag: 'tag' }),
  ...links('product', {
    ability: 'ability',
    activity: 'activity',
    career: 'career',
    course: 'course',
    tag: 'tag',
  }),
  ...part('course_place', { course_id: 'course' }),
  ...holds('course_place', { activity_id: 'activity', version_id: version }),
  ...holds('user_page', { tag_id: 'tag' }),
  ...byName('part', 'audit_record', 'resource', 'resource_id'),
  ...holds('audit_record', { reviewer_id: user }),
  ...byName('part', 'authorization', 'target_type', 'target_id', { course: 'course', product: 'product' }),
  ...holds('authorization', { user_id: user }),

  // Sale
  ...links('banner', { user }),
  ...holds('banner', { video_id: 'file', target_course_id: 'course', target_product_id: 'product' }),
  ...holds('banner', { target_activity_id: 'activity' }),
  { table: 'banner', column: 'courses', of: 'course', bond: 'holds', in: 'array' },
  ...part('banner_view', { banner_id: 'banner', user_id: user }),
  ...holds('exchange_task', { product_id: 'product' }),
  ...holds('exchange_code', { task_id: 'exchange_task', product_id: 'product', user_id: user }),
  ...holds('order', { user_id: user, product_id: 'product', code_id: 'exchange_code' }),

  // Learning
  ...holds('enrolment', {
    user_id: user,
    product_id: 'product',
    course_id: 'course',
    activity_id: 'activity',
  }),
  ...holds('enrolment', { code_id: 'exchange_code', order_id: 'order' }),
  ...part('active_day', { user_id: user }),
  ...part('course_progress', {
    enrolment_id: 'enrolment',
    user_id: user,
    course_id: 'course',
    product_id: 'product',
  }),
  ...holds('learning', { user_id: user, activity_id: 'activity', version_id: version }),
  ...part('learning_day', { learning_id: 'learning' }),
  ...trace('learning_change', { learning_id: 'learning' }),
  ...holds('study', { user_id: user, activity_id: 'activity', course_id: 'course', product_id: 'product' }),
  ...holds('study', { enrolment_id: 'enrolment', version_id: version }),
  ...trace('study_renewal', { course_id: 'course' }),
  ...part('card_progress', { learner_id: user }),
  ...holds('card_progress', { activity_version_id: version, card_id: 'activity_card' }),
  ...part('progress_deed', { learner_id: user }),
  ...holds('progress_deed', { activity_version_id: version, card_id: 'activity_card' }),
  ...part('reflection', { learning_id: 'learning' }),
  ...holds('reflection', { activity_id: 'activity', ability_id: 'ability' }),
  ...holds('response', { ...learned, graded_by: user }),
  ...holds('talk', learned),
  ...part('help_turn', { talk_id: 'talk' }),
  ...holds('help_turn', { agent_id: 'agent' }),
  ...holds('assignment', { ...learned, activity_id: 'activity', response_id: 'response', replier_id: user }),
  { table: 'assignment', column: 'reviewer_ids', of: user, bond: 'holds', in: 'array' },
  ...part('assignment_feedback', { assignment_id: 'assignment' }),
  ...holds('assignment_feedback', { response_id: 'response', by_id: user }),
  { table: 'assignment_feedback', column: 'file_ids', of: 'file', bond: 'holds', in: 'array' },
  ...holds('message', {
    sender_id: user,
    parent_id: 'message',
    activity_id: 'activity',
    card_id: 'activity_card',
  }),
  ...holds('message', { talk_id: 'talk', about_talk_id: 'talk' }),
  { table: 'message', column: 'file_ids', of: 'file', bond: 'holds', in: 'array' },
  ...part('message_recipient', { message_id: 'message', user_id: user }),
  ...trace('passage', { version_id: version, activity_id: 'activity', course_id: 'course', file_id: 'file' }),
  ...byName('trace', 'passage_source', 'kind', 'id', { version, course: 'course', file: 'file' }),

  // Insight
  ...trace('statistics_sheet', { activity_id: 'activity', version_id: version }),
  ...trace('statistics_figure', { version_id: version, activity_id: 'activity' }),
]
