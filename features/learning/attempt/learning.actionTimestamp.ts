/** How far back a device's own time counts: who was without a connection for longer is dated by the arrival. */
export const maxBackdateMs = 72 * 3_600_000

/**
 * H-moment: when a learner's action happened, in Unix milliseconds. The device's time counts where it lies between the last
 * answer of the server to that device (`answeredAt`, the server's clock) and the arrival, at most 72 hours back; else the
 * arrival. `ms` is what the device measured between that answer and the action, so its clock may be wrong but must not jump.
 */
export function actionTimestamp(
  { answeredAt, ms }: { readonly answeredAt: number; readonly ms: number },
  arrivedAt: number,
): number {
  const at = answeredAt + ms
  const isPossible = ms >= 0 && at <= arrivedAt && at >= arrivedAt - maxBackdateMs
  return isPossible ? at : arrivedAt
}
