import { makeCertificate } from './certificate.ts';
import { Deployment } from './deployment.ts';
import { Cluster, PRIMARY, REPLICA, SUPERUSER_PASSWORD } from './patroni.ts';
import { createRoles, urlOf } from './roles.ts';

const TLS = '?sslmode=require';
export const SUPERUSER_URL = `postgres://postgres:${SUPERUSER_PASSWORD}@${PRIMARY}/postgres${TLS}`;

/** A deployment on the PostgreSQL of three machines, one of which is the primary. */
export async function startCluster(work: string, variables: Record<string, string> = {}) {
  const cluster = new Cluster(work, makeCertificate(work, 'database'));
  const deployment = new Deployment(work);
  const stop = async () => {
    await deployment.stop();
    cluster.stop();
  };
  try {
    await cluster.whole(2);
    createRoles(SUPERUSER_URL);
    const databases = {
      DATABASE_URL: urlOf('home_truths_app', PRIMARY, TLS),
      DATABASE_REPLICA_URL: urlOf('home_truths_app', REPLICA, TLS),
    };
    await deployment.start({ ...databases, ...variables }, urlOf('home_truths_owner', PRIMARY, TLS));
  } catch (error) {
    await stop();
    throw error;
  }
  return { cluster, deployment, stop };
}
