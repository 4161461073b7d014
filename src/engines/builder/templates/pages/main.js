import { mount } from './{{kind}}.js';
import { settings } from './settings.js';

mount(document.querySelector('#app'), settings);
