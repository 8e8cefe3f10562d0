import { readEnv, type Env } from '#kit/ops/server/env.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkEmbedded } from './checkEmbedded.ts'
import { checkKey } from './checkKey.ts'
import { checkMachine } from './checkMachine.ts'
import { checkReplicas } from './checkReplicas.ts'
import { checkServices } from './checkServices.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

type Variables = Readonly<Record<string, string | undefined>>
type Check = (env: Env) => Promise<readonly Finding[]>

const checkFiles: Check = async (env) => {
  const { DATABASE_URL, DATA_DIR, S3_ENDPOINT } = env
  // Its library is large.
  if (S3_ENDPOINT) return (await import('./checkStore.ts')).checkStore(env, S3_ENDPOINT)
  return DATABASE_URL === undefined
    ? []
    : [
        findingsOf('files').warning(
          `files lie in ${DATA_DIR}, on this machine alone`,
          'For a second server set S3_ENDPOINT, so that both have the same files.',
        ),
      ]
}

const checks: Readonly<Record<string, Check>> = {
  machine: checkMachine,
  key: checkKey,
  database: (env) => (env.DATABASE_URL ? checkDatabase(env.DATABASE_URL, env) : checkEmbedded(env)),
  replicas: checkReplicas,
  files: checkFiles,
  addresses: checkAddresses,
  services: checkServices,
}

/** Looks at an installation by its settings, each part within some seconds. It changes nothing that stays. */
export async function examine(variables: Variables): Promise<readonly Finding[]> {
  const settings = findingsOf('settings')
  let env: Env
  try {
    env = readEnv(variables)
  } catch (error) {
    return [
      settings.fault(
        error instanceof Error ? error.message : String(error),
        'The table of settings in README.md says what each takes.',
      ),
    ]
  }
  const found = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      check(env).catch((error: unknown) => [
        findingsOf(name).fault(`it could not be looked at (${codeOf(error)})`, 'Please report this.'),
      ]),
    ),
  )
  return [settings.ok('all can be read'), ...found.flat()]
}

const marks = { ok: 'OK', warning: 'WARNING', fault: 'FAULT' } as const

function lineOf({ about, state, found, advice }: Finding): string {
  const line = `${marks[state].padEnd(8)} ${about}: ${found}`
  return advice === undefined ? line : `${line}\n${' '.repeat(9)}${advice}`
}

/** `npm run doctor`: what to print, and whether anything is at fault. */
export async function doctor(
  variables: Variables,
  words: readonly string[],
): Promise<{ readonly text: string; readonly isFaulty: boolean }> {
  const findings = await examine(variables)
  const faults = findings.filter(({ state }) => state === 'fault').length
  const warnings = findings.filter(({ state }) => state === 'warning').length
  const text = words.includes('--json')
    ? JSON.stringify({ faults, warnings, findings }, null, 2)
    : [...findings.map(lineOf), '', `${faults} faults, ${warnings} warnings.`].join('\n')
  return { text, isFaulty: faults > 0 }
}
