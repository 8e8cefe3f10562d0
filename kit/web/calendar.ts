import 'dayjs/locale/es'
import 'dayjs/locale/ja'
import 'dayjs/locale/zh-cn'

// antd's calendar takes the names of months and days from dayjs by its own locale; they weigh little beside it.
export { default as dayjs } from 'dayjs'
