import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Imagen',
  purpose: 'Imágenes con puntos que muestran más al tocarlos.',
  fields: {
    pictures: 'Imágenes',
    pictureNumber: 'Imagen {{number}}',
    zoom: 'Se puede ampliar',
    openAll: 'Hay que abrir todos los puntos',
    openAllHint: 'Solo entonces se completa la tarjeta',
    hotspotNumber: 'Punto {{number}}',
    hotspotTitle: 'Título del punto {{number}}',
    hotspotBody: 'Texto del punto {{number}}',
    prompt: 'Prompt de IA',
  },
  edit: {
    addPicture: 'Añadir una imagen',
    addHotspot: 'Añadir un punto',
    removeHotspot: 'Quitar el punto',
    openText: 'Abrir el texto del punto {{number}}',
    closeText: 'Cerrar el texto del punto {{number}}',
    noText: 'Escribe lo que muestra el punto',
    place:
      'Haz clic en la imagen para añadir un punto, o en un punto para escribir su texto. Los puntos se mueven arrastrando o con las flechas.',
  },
  problems: { noPicture: 'Todavía no hay imagen', noHotspotTitle: 'El punto {{number}} no tiene título' },
  incomplete: 'Abre todos los puntos para continuar',
  play: {
    hotspot: 'Punto {{number}}: {{title}}',
    opened: 'abierto',
    close: 'Cerrar el punto',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    place: 'Imagen {{number}} de {{total}}',
    found: '{{found}} de {{total}} puntos abiertos',
  },
} satisfies Translation<typeof en>
