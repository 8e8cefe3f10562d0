/** Languages in which H5P hears, by its own tags; of those that it parts by countries the most usual one comes first. */
const heard = `
en-US en-GB en-AU en-CA en-GH en-IN en-KE en-NZ en-NG en-PH en-ZA en-TZ
zh-CN zh-TW zh-yue cmn-Hans-CN cmn-Hans-HK cmn-Hant-TW yue-Hant-HK
es-ES es-AR es-BO es-CL es-CO es-CR es-DO es-EC es-SV es-GT es-HN es-MX es-NI es-PA es-PY es-PE es-PR es-US es-UY es-VE
ar-EG ar-DZ ar-BH ar-IQ ar-JO ar-KW ar-LB ar-LY ar-MA ar-OM ar-QA ar-SA ar-TN ar-AE ar-YE
af-ZA am-ET az-AZ bg-BG bn-BD bn-IN ca-ES cs-CZ da-DK de-DE el-GR eu-ES fi-FI fil-PH fr-FR gl-ES gu-IN he hi-IN hr-HR hu hy-AM
id-ID is it-IT it-CH ja jv-ID ka-GE km-KH kn-IN ko la lo-LA lt-LT lv-LV ml-IN mr-IN ms-MY nb-NO ne-NP nl-NL pl pt-PT pt-BR
ro-RO ru si-LK sk sl-SI sr-SP su-ID sv-SE sw-KE sw-TZ ta-IN ta-MY ta-SG ta-LK te-IN th-TH tr uk-UA ur-IN ur-PK vi-VN zu
`
  .trim()
  .split(/\s+/)

const primaryOf = (tag: string): string => tag.split('-')[0] ?? tag

/** The language of H5P that is meant by a tag: itself, or the most usual one of the same language; undefined where it has none. */
export const languageOfSpeech = (tag: string): string | undefined =>
  heard.find((each) => each === tag) ?? heard.find((each) => primaryOf(each) === primaryOf(tag))
