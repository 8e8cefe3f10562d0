export const en = {
  label: 'Mini-app',
  purpose: 'A mini-app of WeChat, Alipay or Douyin, or a web application: scanned or opened from here.',
  incomplete: 'Open it, or say that you have used it',
  platforms: { wechat: 'WeChat', alipay: 'Alipay', douyin: 'Douyin', web: 'Web' },
  fields: {
    platform: 'Platform',
    description: 'What to do there',
    qr: 'Code to scan',
    appId: 'App ID',
    path: 'Page',
    query: 'Parameters',
    url: 'Address',
    fallback: 'Web address for people without the app',
  },
  edit: {
    qrHint: 'The platform’s own code, as a picture',
    appIdHint: 'Lets it be opened with a tap on a phone',
    noTap: 'Douyin mini-apps open by their code only',
  },
  problems: {
    noWay: 'Add a code to scan, or an app ID, so that learners can get there',
    noUrl: 'The address is missing',
    badUrl: 'The address must begin with http or https',
    noPath: 'To open it with a tap, WeChat needs to know the page',
    badAppId: {
      wechat: 'A WeChat app ID is wx and 16 letters or digits',
      alipay: 'An Alipay app ID has 16 digits',
      douyin: 'A Douyin app ID begins with tt',
    },
  },
  play: {
    open: 'Open in {{platform}}',
    openWeb: 'Open',
    newPage: 'opens in a new page',
    scan: 'Scan with {{platform}}',
    steps:
      'Open {{platform}}, choose “Scan” and point it at this code. On this phone: save the picture, then choose it in “Scan”.',
    inside: 'Press and hold the code to open it.',
    fallback: 'No {{platform}}? Open it as a web page',
    confirm: 'I used it',
    confirmed: 'Done',
  },
}
