import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { mount } from './mount.tsx'
import { preloadLinks } from './preload-links.ts'

preloadLinks(document)
mount(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
