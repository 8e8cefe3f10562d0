import { openStage, type Stage } from '../e2e/console.ts'
import { enterWithToken } from '../e2e/cardSteps.ts'
import { openSchool, type School } from '../e2e/learn.school.ts'
import { median } from './load.ts'
import { kilobytes, slowNetwork, weigh, weighedPages, type Weighed } from '../e2e/weigh.ts'

const rounds = 3

interface Weight {
  readonly scriptKb: number
  readonly scripts: number
  readonly allKb: number
  readonly files: number
  readonly ms: number
}

async function openCold(stage: Stage, { token, activityId }: School, weighed: Weighed): Promise<Weight> {
  const { page, context } = weighed.isSignedIn
    ? await enterWithToken(stage, token)
    : await stage.visitor('en')
  const { loaded, ms } = await weigh(page, weighed, activityId, slowNetwork)
  await context.close()
  if (process.env['BENCH_FILES'])
    for (const { url, bytes } of loaded) console.log(`${String(bytes).padStart(8)} ${url.slice(0, 140)}`)
  const scripts = loaded.filter(({ isScript }) => isScript)
  const [scriptKb, allKb] = [kilobytes(scripts), kilobytes(loaded)]
  return { scriptKb, scripts: scripts.length, allKb, files: loaded.length, ms }
}

/** What a browser loads until each page shows what somebody came for, with nothing in its cache. */
export async function measureSizes(print: (line: string) => void): Promise<void> {
  const stage = await openStage({ CAPTCHA: 'off' })
  try {
    const school = await openSchool(stage)
    print(`\nwhat a browser loads with nothing in its cache, 4 Mbit/s, 100 ms: medians of ${rounds} openings`)
    print(
      ['page'.padEnd(22), 'scripts (KB)', 'files', 'all (KB)', 'files', 'ms', 'scripts wanted'].join('\t'),
    )
    for (const page of weighedPages) {
      const weights: Weight[] = []
      for (let round = 0; round < rounds; round += 1) weights.push(await openCold(stage, school, page))
      const of = (name: keyof Weight) => median(weights.map((each) => each[name])).toFixed(0)
      const wanted = `${page.maxKb} KB, ${page.maxFiles} files`
      const figures = [of('scriptKb'), of('scripts'), of('allKb'), of('files'), of('ms'), wanted]
      print([page.name.padEnd(22), ...figures].join('\t'))
    }
  } finally {
    await stage.close()
  }
}

if (import.meta.main) await measureSizes((line) => process.stdout.write(`${line}\n`))
