import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { emptyAdminPage } from '#web/shell/empty-admin-page.tsx';

export const Route = createFileRoute('/admin/products/new')(emptyAdminPage(messages.admin.newProduct));
