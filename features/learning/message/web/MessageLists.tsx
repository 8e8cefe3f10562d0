import { Inbox } from './Inbox.tsx'

// J1. Five lists, one screen.
export const AllMessages = () => <Inbox name="index" />
export const TeacherReplies = () => <Inbox name="teachering" />
export const Questions = () => <Inbox name="teachered" />
export const AiAnswers = () => <Inbox name="simple" />
export const AiTalks = () => <Inbox name="multiple" />
