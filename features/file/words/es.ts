import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  faults: {
    tooLarge: 'La imagen supera los {{max}} KB',
    notPicture: 'Solo se pueden subir imágenes JPG, JPEG y PNG',
    disguised: 'La imagen lleva otro contenido dentro y no se puede aceptar',
    unreadable: 'La imagen está dañada y no se puede abrir',
    animated: 'No se pueden subir imágenes animadas',
    tooManyPixels: 'La imagen tiene demasiados píxeles; el máximo es de {{max}} millones',
    wrongRatio: 'La imagen debe tener la proporción {{width}}:{{height}}',
  },
  problems: {
    notOurs: 'Sube la imagen aquí; no se puede usar una dirección externa',
    otherPurpose: 'Esta imagen se subió para otro lugar. Súbela aquí',
  },
  fields: {
    name: 'Nombre',
    purpose: 'Uso',
    size: 'Tamaño',
    creatorId: 'Subido por',
    createdAt: 'Fecha de subida',
  },
  states: { private: 'Sin publicar', public: 'Publicado' },
  moves: { publish: 'Publicar' },
} satisfies Translation<typeof en>
