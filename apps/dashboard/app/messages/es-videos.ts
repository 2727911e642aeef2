import type { Translation } from '@vitrine/messages'
import type { enVideos } from './en-videos.ts'

export const esVideos: Translation<typeof enVideos> = {
  videos: {
    video: 'Vídeo {n}',
    play: ({ n, length }) => `Reproducir el vídeo ${n}${length && `, ${length}`}`,
    close: 'Cerrar el vídeo {n}',
    earlier: 'Adelantar el vídeo {n}',
    later: 'Atrasar el vídeo {n}',
    remove: 'Quitar el vídeo {n}',
    unplayable: 'Este navegador no puede reproducirlo.',
    open: 'Abrir el archivo',
    takeFrame: 'Usar este fotograma',
    takeFrameHint: 'Pare donde se vea mejor y use ese fotograma.',
    states: {
      asked: 'Se obtiene de su dirección cuando guarde.',
      remote: 'Se está obteniendo de {host}. Se reproduce aquí cuando llegue.',
      failed: 'No se ha podido obtener de {host}.',
      again: 'Se pide de nuevo. O quítelo y suba el archivo.',
    },
    poster: {
      label: 'Portada',
      title: 'Portada del vídeo',
      hint: 'Se muestra en lugar del vídeo en fichas, búsquedas y carritos. No se añade a la galería y se guarda enseguida.',
      some: 'Una imagen',
      none: 'Un símbolo de reproducción',
      change: 'Cambiar',
      changeOf: 'Cambiar la portada del vídeo {n}',
      now: 'Ahora',
      frame: 'Tomar un fotograma',
      frameHint: 'Para elegir el fotograma, reproduzca el vídeo y párelo.',
      upload: 'Subir una imagen',
      remove: 'Quitar portada',
      pictures: 'Imágenes de este producto',
      noPictures: 'Este producto aún no tiene imágenes en la biblioteca.',
      takePicture: ({ n, what }) => `Usar la imagen ${n}${what && `: ${what}`}`,
      changed: 'El vídeo {n} tiene una portada nueva.',
      removed: 'El vídeo {n} ya no tiene portada.',
      failed: 'La portada no ha cambiado. {why}',
      noFrame:
        'Este navegador no puede dibujar ningún fotograma del vídeo. Suba una imagen en su lugar.',
    },
  },
  uploads: {
    refused: 'Sin añadir',
    notAdded: '«{name}» no se ha añadido. {why}',
    dismiss: 'Ocultar el aviso sobre «{name}»',
    stop: 'Dejar de subir «{name}»',
    waiting: 'En espera',
    checking: 'Comprobando',
    savesAfter: 'Se guarda cuando todo esté subido',
    why: {
      kind: 'No es una imagen ni un vídeo que muestren todos los navegadores. Imágenes: JPEG, PNG, WebP, AVIF, GIF o SVG. Vídeos: MP4 con H.264, AV1 o VP9, o WebM.',
      empty: 'El archivo está vacío.',
      pictureSize:
        'Tiene {size}; una imagen puede tener hasta 25 MB y 100 millones de píxeles.',
      videoSize: 'Tiene {size}; un vídeo puede tener hasta 200 MB.',
      drawing: 'El dibujo contiene scripts o referencias externas. Expórtelo como SVG simple.',
      room: 'Un producto muestra hasta {most} imágenes y vídeos.',
    },
  },
}
