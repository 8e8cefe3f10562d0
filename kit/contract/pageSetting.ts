/**
 * What an operator allows and a page has to know, as a `meta` element of its head. `speech-recognition`: the browser may
 * recognise what a learner says, which most browsers leave to a service of their maker. `tracing`: traces are collected, and begin
 * with a click.
 */
export type PageSetting = 'speech-recognition' | 'tracing'
