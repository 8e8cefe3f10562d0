import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  faults: {
    missing: 'Elija un archivo para subir',
    tooLarge: 'La imagen supera los {{max}} KB',
    notPicture: 'Solo se pueden subir imágenes JPG, JPEG y PNG',
    wrongName: 'El archivo se llama {{extension}}, pero su contenido es otra cosa',
    unreadable: 'La imagen está dañada y no se puede abrir',
    animated: 'No se pueden subir imágenes animadas',
    tooManyPixels: 'La imagen tiene demasiados píxeles; el máximo es de {{max}} millones',
    wrongRatio: 'La imagen debe tener la proporción {{width}}:{{height}}',
    tooSmall: 'La imagen es demasiado pequeña; necesita al menos {{min}} píxeles por lado',
  },
  problems: {
    notOurs: 'Suba la imagen aquí; no se puede usar una dirección externa',
    otherPurpose: 'Esta imagen se subió para otro lugar. Súbala aquí',
  },
  fields: {
    name: 'Nombre',
    purpose: 'Uso',
    size: 'Tamaño',
    ownerId: 'Subido por',
    createdAt: 'Fecha de subida',
  },
} satisfies Translation<typeof en>
