import type { Pool } from 'pg'

const dayMs = 86_400_000
/** Courses, of which the first has six learners of ten. */
export const courses = 100
/** Activities of each course, one a day. */
export const each = 3
/** Answers to each activity that somebody has begun: some ten a learner. */
const tries = 5
/** Days over which learners came, the last one today. */
const days = 365

const firstLearner = 1000
export const learnerOf = (enrolment: number): number => firstLearner + enrolment

const question = {
  id: 1,
  type: 'choice',
  title: 'Question',
  question: 'Which one?',
  points: 1,
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That' },
  ],
}

/** What a version says of its activity. */
const fields = {
  ...{
    title: 'Activity',
    description: 'About it',
    cover: '',
    careerId: null,
    courseId: null,
    language: 'en',
  },
  ...{ freeSample: 'no', competencyPoints: [], tutorAgentId: null, partnerAgentId: null, hostTeacherIds: [] },
  ...{ tagIds: [], designMethod: 'byHand', distribution: 'none' },
}

/** Runs statements that take longer than a request may. */
export async function atLeisure(pool: Pool, work: (run: Run) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await work(async (text, values = []) => void (await client.query(text, [...values])))
  } finally {
    client.release(true)
  }
}
type Run = (text: string, values?: readonly unknown[]) => Promise<void>

/** Courses of three activities each, with a product; a teacher leads the second one. */
export const seedCourses = (pool: Pool, teacherId: number): Promise<void> =>
  atLeisure(pool, async (run) => {
    const all = [courses * each]
    await run(
      `insert into activity (id, creator_id, created_at, updated_at, title, status, published_version_id, version_number)
       select n, 1, 1, 1, 'Activity ' || n, 'public', n, 1 from generate_series(1, $1::bigint) n`,
      all,
    )
    await run(
      `insert into activity_version
         (id, activity_id, number, label, title, fields, cards, card_count, deck_hash, creator_id, created_at)
       select n, n, 1, '', 'Activity ' || n, $3, $2, 1, 'learners', 1, 1 from generate_series(1, $1::bigint) n`,
      [...all, JSON.stringify([question]), JSON.stringify(fields)],
    )
    await run(
      `insert into course (id, creator_id, created_at, updated_at, title, overview, cover, target_learners, status, learn_mode,
         unlock_mode, show_mode, days)
       select n, 1, 1, 1, 'Course ' || n, 'About it', '', 'Everybody', 'public', 'day', 'daily', 'all', ${each}
       from generate_series(1, ${courses}) n`,
    )
    await run(
      `insert into course_place (course_id, activity_id, unit, rank)
       select (n + ${each - 1}) / ${each}, n, 1 + (n - 1) % ${each}, (n - 1) % ${each} from generate_series(1, $1::bigint) n`,
      all,
    )
    await run(
      `insert into product (id, creator_id, created_at, updated_at, title, status)
       select n, 1, 1, 1, 'Product ' || n, 'public' from generate_series(1, ${courses}) n`,
    )
    await run('insert into course_instructor (owner_id, target_id) values (2, $1)', [teacherId])
    for (const table of ['activity', 'activity_version', 'course', 'product'])
      await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  })

const coming = `generate_series($1::bigint, $2::bigint) n,
  lateral (select case when n % 10 < 6 then 1 else 2 + n % ${courses - 1} end as course,
    $3::bigint - ${days * dayMs}::bigint + n % $4 * ${days * dayMs} / $4::bigint as came) e`
const records = `${coming}, generate_series(1, ${each}) u,
  lateral (select hashint8(n * 10 + u) & 1023 as luck, e.came + u * ${dayMs / 4}::bigint as at) k`
const activity = `(e.course - 1) * ${each} + u`
const status = `case when k.luck < 500 then 'learned' when k.luck < 650 then 'learning' else 'waiting' end`

/** So many learners a statement. */
const atOnce = 100_000

/**
 * Learners `from` to `to` of `all`, each `yearly` of whom came one after the other over a year: an account, an order, an enrolment in a course and its
 * three records each, of which two thirds are begun and answered.
 */
export async function seedLearners(
  pool: Pool,
  [from, to]: readonly [number, number],
  all: number,
  yearly = all,
): Promise<void> {
  const now = Date.now()
  await atLeisure(pool, async (run) => {
    for (let first = from; first <= to; first += atOnce)
      await seedSome(run, [first, Math.min(first + atOnce - 1, to), now, yearly])
    await run(
      'vacuum analyze app_user, "order", enrolment, study, learning, learning_day, response, course_progress',
    )
    for (const table of ['app_user', '"order"', 'enrolment', 'learning'])
      // Behind all that will be made here, whatever is made by calls in between.
      await run(
        `select setval(name, greatest($1, nextval(name))) from (select pg_get_serial_sequence('${table}', 'id')::regclass as name) s`,
        [all * (each + 1)],
      )
  })
}

async function seedSome(run: Run, window: readonly number[]): Promise<void> {
  await run(
    `insert into app_user (id, created_at, updated_at, username, nickname, password_hash, roles, last_login_at)
     select ${firstLearner} + n, e.came, e.came, 'learner' || n, chr(97 + (n % 26)::int) || n, '', '{student}',
       case when n % 5 > 0 then e.came + n % 97 * ${dayMs} end
     from ${coming}`,
    window,
  )
  await run(
    `insert into "order" (id, creator_id, created_at, updated_at, number, user_id, product_id, source, price_fen, status, paid_at)
     select n, ${firstLearner} + n, e.came, e.came, 'B' || n, ${firstLearner} + n, e.course, 'paid', n % 500 * 100,
       case when n % 20 = 0 then 'pending' else 'paid' end, case when n % 20 > 0 then e.came end
     from ${coming}`,
    window,
  )
  await run(
    `insert into learning (id, user_id, activity_id, version_id, status, started_at, last_at, finished_at, stars, duration_ms)
     select n * ${each} + u, ${firstLearner} + n, ${activity}, ${activity}, ${status}, k.at, k.at,
       case when k.luck < 500 then k.at end, k.luck % 4, 60000
     from ${records} where k.luck < 650`,
    window,
  )
  await run(
    `insert into learning_day (learning_id, day, duration_ms, deeds)
     select n * ${each} + u, (to_timestamp(k.at / 1000) at time zone 'Asia/Shanghai')::date, 60000, 1
     from ${records} where k.luck < 650`,
    window,
  )
  await run(
    `insert into study (creator_id, created_at, updated_at, user_id, activity_id, course_id, product_id, enrolment_id, unit,
       unlock_at, due_at, status, version_id, started_at, finished_at, stars, duration_ms, sittings)
     select ${firstLearner} + n, e.came, case when k.luck < 650 then k.at else e.came end, ${firstLearner} + n, ${activity},
       e.course, e.course, n, u, e.came + (u - 1) * ${dayMs}::bigint, e.came + u * ${dayMs}::bigint, ${status},
       case when k.luck < 650 then ${activity} end, case when k.luck < 650 then k.at end,
       case when k.luck < 500 then k.at end, k.luck % 4, 60000, 1
     from ${records}`,
    window,
  )
  await run(
    `insert into response (client_id, learner_id, activity_version_id, card_id, attempt, response, scaled, passed, duration_ms,
       hints_used, at)
     select gen_random_uuid(), ${firstLearner} + n, ${activity}, 1, attempt, '{"optionIds":["a"]}', 1, true, 5000, 0, k.at + attempt
     from ${records}, generate_series(1, ${tries}) attempt where k.luck < 650`,
    window,
  )
  await run(
    `insert into enrolment (id, user_id, product_id, course_id, order_id, time_zone, starts_on, redeemed_at)
     select n, ${firstLearner} + n, e.course, e.course, n, 'Asia/Shanghai',
       (to_timestamp(e.came / 1000) at time zone 'Asia/Shanghai')::date, e.came
     from ${coming}`,
    window,
  )
}
