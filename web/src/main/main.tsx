import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { keepTheTop } from './keep-the-top.ts'
import { mount } from './mount.tsx'
import { preloadLinks } from './preload-links.ts'

keepTheTop(window)
preloadLinks(document)
mount(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
