// aimock with the one answer that the load asks for.
import { LLMock } from '@copilotkit/aimock';

const mock = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
mock.onMessage('what is 2+2?', { content: '2 + 2 = 4' });
const url = await mock.start();
console.log(JSON.stringify({ url: `${url.replace(/\/v1$/, '')}/v1`, key: 'none' }));
