import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { roles } from '#kit/contract/role.ts'
import { gigabytes, quotasOf } from './env.quota.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
/** 0: for good, else at least so many. */
const days = (least: number) => z.union([z.literal('0').transform(() => 0), whole(least, 36_500)])
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//)

/** Every setting by the name of its variable. */
export const settings = z.object({
  PORT: whole(0, 65_535).default(8787),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  FILES_PORT: whole(0, 65_535).optional(),
  FILES_URL: z.url().refine(isOrigin, 'an origin has no path').optional(),
  TRUST_PROXY: z.string().optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl).max(16)).default([]),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  QUOTA_PER_PERSON: quotasOf({
    student: 2,
    auditor: 2,
    teacher: 20,
    lx_designer: 100,
    admin_designer: 200,
    super_admin: 500,
  }),
  QUOTA_PER_ROLE: quotasOf({}),
  QUOTA_TOTAL: gigabytes().optional(),
  DISK_FLOOR: gigabytes().default(1024 ** 3),
  FILES_RETENTION_DAYS: whole(1, 3650).default(30),
  RETAIN_ANSWERS_DAYS: days(365).default(0),
  RETAIN_LOG_DAYS: days(180).default(1095),
  RETAIN_MESSAGES_DAYS: days(30).default(0),
  RETAIN_NOTICES_DAYS: days(30).default(365),
  RETAIN_USAGE_DAYS: days(62).default(1095),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_OLD: z.string().min(32).optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  CAPTCHA: flag.default(true),
  SPEECH_RECOGNITION: flag.default(false),
  PASSWORD_MIN: whole(6, 128).default(6),
  SECOND_FACTOR_ROLES: list.pipe(z.array(z.enum(roles))).default([]),
  SESSION_HOURS: whole(1, 8760).default(12),
  SESSION_DAYS: whole(1, 3650).default(30),
  SESSIONS_PER_PERSON: whole(1, 1000).default(20),
  TZ_DEFAULT: z.string().refine(isTimeZone).default('Asia/Shanghai'),
  METRICS_TOKEN: z.string().min(8).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default('lectern'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_IMAGE_MODEL: z.string().optional(),
  AI_EMBEDDING_MODEL: z.string().optional(),
  AI_ALLOW_HOSTS: list.default([]),
  STOP_DELAY_SECONDS: whole(0, 300).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The settings, each checked; read once at start and handed on. */
export type Env = z.output<typeof settings>

/**
 * Reads the settings from environment variables; empty ones count as unset.
 * @throws Error that names every wrong variable, for the operator.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const filled = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const parsed = settings.safeParse(Object.fromEntries(filled))
  if (parsed.success) return checkTogether(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
}

function checkTogether(env: Env): Env {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error('DATABASE_DIRECT_URL needs DATABASE_URL beside it.')
  if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL)
    throw new Error('DATABASE_REPLICA_URLS needs DATABASE_URL beside it.')
  if (env.S3_ENDPOINT && !(env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY))
    throw new Error('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY beside it.')
  return env
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash === '/'
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The port of people's files, where none is named: beside a port that the system chose, another that it chooses. */
export const filesPort = ({ FILES_PORT, PORT }: Pick<Env, 'FILES_PORT' | 'PORT'>): number => {
  if (FILES_PORT !== undefined || PORT === 0) return FILES_PORT ?? 0
  return PORT + (PORT + filesOffset > 65_535 ? -filesOffset : filesOffset)
}
const filesOffset = 1000

/** A host as an address holds it; one that listens on every interface is reached on this machine as `localhost`. */
function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  // Of an address of one link, such as fe80::1%eth0, browsers take no zone.
  return isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host
}

/** Where people reach this server, for links that leave it: never what a request says of itself. */
export const publicAddress = ({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string => PUBLIC_URL ?? `http://${hostInAddress(HOST)}:${PORT}`
