import dayjs from 'dayjs'
import 'dayjs/locale/es'
import 'dayjs/locale/ja'
import 'dayjs/locale/zh-cn'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

// antd's calendar takes the names of months and days from dayjs by its own locale; they weigh little beside it.
dayjs.extend(customParseFormat)

export { dayjs }
