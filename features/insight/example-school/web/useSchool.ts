import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '#kit/http/web/query.ts'
import { exampleSchoolEndpoints, type SchoolState } from '../example-school.contract.ts'

/** How often the parts are counted while they are made. */
const everyMs = 1500

/** The school as it goes on from how a screen was given it; once it is filled, everything is read anew. */
export function useSchool(given: SchoolState): SchoolState {
  const client = useQueryClient()
  const isFilling = given.status === 'filling'
  const { data } = useRead(exampleSchoolEndpoints.state, {}, { enabled: isFilling, refetchInterval: everyMs })
  const now = isFilling && data ? data : given
  const hasEnded = isFilling && now.status !== 'filling'
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries()
  }, [hasEnded, client])
  return now
}
