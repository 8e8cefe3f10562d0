/** One piece of work on the engine. Without a client it runs only when nobody is inside a transaction. */
export interface Turn<Client> {
  client: Client | undefined
  /** False when more of the same batch will follow, and nobody else may come between. */
  isLast: boolean
  work(): Promise<void>
}

interface Rules<Client> {
  isInTransaction(): boolean
  /** Somebody began a transaction and then said nothing for `idleInTransactionMs`: everybody else waits. */
  onIdle(client: Client): void
  /** The engine itself failed; nothing runs after that. */
  onLost(error: unknown): void
}

const idleInTransactionMs = 60_000

/** The engine's one session goes round: turn by turn, and who is inside a transaction keeps it until that ends. */
export class Turns<Client> {
  private readonly rules: Rules<Client>
  private readonly waiting: Turn<Client>[] = []
  private owner: Client | undefined
  private isRunning = false
  private idleTimer: NodeJS.Timeout | undefined

  constructor(rules: Rules<Client>) {
    this.rules = rules
  }

  isOwner(client: Client): boolean {
    return this.owner === client
  }

  take(turn: Turn<Client>): void {
    this.waiting.push(turn)
    if (!this.isRunning) this.run().catch(this.rules.onLost)
  }

  /** Runs `work` when nobody is inside a transaction; its failure is the caller's. */
  whenFree(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.take({ client: undefined, isLast: true, work: () => work().then(resolve, reject) })
    })
  }

  private async run(): Promise<void> {
    this.isRunning = true
    clearTimeout(this.idleTimer)
    for (let turn = this.next(); turn; turn = this.next()) {
      await turn.work()
      this.owner = turn.isLast && !this.rules.isInTransaction() ? undefined : turn.client
    }
    this.isRunning = false
    const { owner } = this
    if (owner !== undefined) this.idleTimer = setTimeout(() => this.rules.onIdle(owner), idleInTransactionMs)
  }

  private next(): Turn<Client> | undefined {
    const index = this.owner === undefined ? 0 : this.waiting.findIndex((turn) => turn.client === this.owner)
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0]
  }
}
