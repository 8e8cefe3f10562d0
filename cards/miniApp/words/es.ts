import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Miniaplicación',
  purpose:
    'Una miniaplicación de WeChat, Alipay o Douyin, o una aplicación web: se escanea o se abre desde aquí.',
  incomplete: 'Ábrela o indica que ya la usaste',
  platforms: { wechat: 'WeChat', alipay: 'Alipay', douyin: 'Douyin', web: 'Web' },
  fields: {
    platform: 'Plataforma',
    description: 'Qué hacer allí',
    qr: 'Código para escanear',
    appId: 'ID de la aplicación',
    path: 'Página',
    query: 'Parámetros',
    url: 'Dirección',
    fallback: 'Dirección web para quien no tiene la aplicación',
  },
  edit: {
    qrHint: 'El código de la propia plataforma, como imagen',
    appIdHint: 'Permite abrirla con un toque en el teléfono',
    noTap: 'En Douyin solo se abren con su código',
  },
  problems: {
    noWay: 'Añade un código o el ID de la aplicación para que se pueda llegar',
    noUrl: 'Falta la dirección',
    badUrl: 'La dirección debe empezar por http o https',
    noPath: 'Para abrirla con un toque, WeChat necesita la página',
    badAppId: {
      wechat: 'En WeChat el ID es wx y 16 letras o cifras',
      alipay: 'En Alipay el ID tiene 16 cifras',
      douyin: 'En Douyin el ID empieza por tt',
    },
  },
  play: {
    open: 'Abrir en {{platform}}',
    openWeb: 'Abrir',
    newPage: 'se abre en otra página',
    scan: 'Escanea con {{platform}}',
    steps:
      'Abre {{platform}}, elige «Escanear» y apunta a este código. En este mismo teléfono: guarda la imagen y elígela en «Escanear».',
    inside: 'Mantén presionado el código para abrirla.',
    fallback: '¿Sin {{platform}}? Ábrela como página web',
    confirm: 'Ya la usé',
    confirmed: 'Hecho',
  },
} satisfies Translation<typeof en>
