import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { mountAnnouncer } from '../../ui/announcer/announcer.ts'
import { Page } from '../../ui/layout/page.tsx'
import { ToastLayer } from '../../ui/overlay/toast-layer.tsx'
import { Basics } from './basics.tsx'
import { Controls } from './controls.tsx'
import { Party } from './party.tsx'
import { Pictures } from './pictures.tsx'
import { Toys } from './toys.tsx'

const root = document.getElementById('root')
if (root) {
  mountAnnouncer()
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <GalleryPage />
      </BrowserRouter>
    </StrictMode>,
  )
}

function GalleryPage() {
  return (
    <Page title="Gallery" description="Every piece in every state.">
      <main className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-8 md:px-8">
        <Pictures />
        <Basics />
        <Controls />
        <Party />
        <Toys />
      </main>
      <ToastLayer />
    </Page>
  )
}
