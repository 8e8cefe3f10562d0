export function isCurrent(version: string | undefined, wanted: string): boolean
export function runtimeProblem(found: {
  readonly wanted: string
  readonly own: string | undefined
  readonly machines: string | undefined
  readonly machine: readonly [platform: string, arch: string]
}): string | undefined
