import type { FormSamples, Sample } from '#kit/testing/server/sample.ts'

interface Samples {
  readonly samples?: Readonly<Record<string, Sample>>
  readonly forms?: FormSamples
}

const modules = Object.values(
  import.meta.glob<Samples>('/features/*/*/testing/*.samples.ts', { eager: true }),
)

/** A record and a valid request for every call of the product; the access test refuses a contract without any. */
export const samples: Readonly<Record<string, Sample<string>>> = Object.assign(
  {},
  ...modules.map((feature) => feature.samples),
)

/** Every form that creates a record. */
export const forms: FormSamples = Object.assign({}, ...modules.map((feature) => feature.forms))
