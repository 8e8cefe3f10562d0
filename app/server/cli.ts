async function main(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2)
  // It looks at settings too that no other command could begin with, and loads little.
  if (name === 'doctor') return examineInstallation(words)
  const { runCommand, isExpected } = await import('./runCommand.ts')
  await runCommand(name, words).catch((error: unknown) => {
    if (!isExpected(error)) throw error
    end(error.message)
  })
}

async function examineInstallation(words: readonly string[]): Promise<void> {
  const { doctor } = await import('./doctor/doctor.ts')
  const { text, isFaulty } = await doctor(process.env, words)
  process.stdout.write(`${text}\n`)
  process.exitCode = isFaulty ? 1 : 0
}

function end(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

main().catch((error: unknown) => end(error instanceof Error ? String(error.stack) : String(error)))
