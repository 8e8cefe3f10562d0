import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { learnEndpoints } from '../../learn.contract.ts'

type Calls = typeof learnEndpoints

/** The contract's endpoints without the contract, which would bring zod into the small bundle. */
export const learnCalls = {
  ask: lightEndpoint<Calls['ask']>({ method: 'POST', path: '/learn/ask', effect: 'write' }),
  reply: lightEndpoint<Calls['reply']>({ method: 'POST', path: '/learn/reply', effect: 'write' }),
  messages: lightEndpoint<Calls['messages']>({ method: 'GET', path: '/learn/messages', effect: 'read' }),
  unread: lightEndpoint<Calls['unread']>({ method: 'GET', path: '/learn/unread', effect: 'read' }),
  read: lightEndpoint<Calls['read']>({ method: 'POST', path: '/learn/read', effect: 'write' }),
  assignments: lightEndpoint<Calls['assignments']>({
    method: 'GET',
    path: '/learn/assignments',
    effect: 'read',
  }),
  activities: lightEndpoint<Calls['activities']>({
    method: 'GET',
    path: '/learn/activities',
    effect: 'read',
  }),
  courses: lightEndpoint<Calls['courses']>({ method: 'GET', path: '/learn/courses', effect: 'read' }),
  course: lightEndpoint<Calls['course']>({ method: 'GET', path: '/learn/course', effect: 'read' }),
  activity: lightEndpoint<Calls['activity']>({ method: 'GET', path: '/learn/activity', effect: 'read' }),
  response: lightEndpoint<Calls['response']>({ method: 'POST', path: '/learn/response', effect: 'write' }),
  progress: lightEndpoint<Calls['progress']>({ method: 'POST', path: '/learn/progress', effect: 'write' }),
  chat: lightEndpoint<Calls['chat']>({ method: 'POST', path: '/learn/chat', effect: 'outside' }),
  helpTurns: lightEndpoint<Calls['helpTurns']>({ method: 'GET', path: '/learn/help', effect: 'read' }),
  help: lightEndpoint<Calls['help']>({ method: 'POST', path: '/learn/help', effect: 'outside' }),
  helpSpeech: lightEndpoint<Calls['helpSpeech']>({
    method: 'POST',
    path: '/learn/help-speech',
    effect: 'outside',
  }),
  assignment: lightEndpoint<Calls['assignment']>({
    method: 'POST',
    path: '/learn/assignment',
    effect: 'write',
  }),
  result: lightEndpoint<Calls['result']>({ method: 'GET', path: '/learn/result', effect: 'read' }),
  position: lightEndpoint<Calls['position']>({ method: 'POST', path: '/learn/position', effect: 'write' }),
}
