import { PREVIEW_NAME } from '../artifacts/projects.ts';
import type { ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';

/** The built application as a page. It is sandboxed: it runs, but not as a page of this origin. */
export async function servePreview(service: ServiceContext, id: string): Promise<ServiceResponse> {
  const file = await service.artifacts.find(id);
  if (file?.name !== PREVIEW_NAME) throw serviceError.missing('Preview not found.');
  return {
    status: 200,
    headers: {
      'content-type': file.mime,
      'content-length': String(file.size),
      'content-security-policy': 'sandbox allow-scripts allow-forms allow-modals',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: service.artifacts.read(file),
  };
}
