/** A bucket, and where in it: `s3://bucket/prefix?region=…&endpoint=…`. */
export interface S3Address {
  bucket: string;
  /** Stands before every name, with its slash; empty: objects lie at the top. */
  prefix: string;
  /** Absent: the SDK finds it, in AWS_REGION for one. */
  region?: string | undefined;
  /** Of a service other than AWS. */
  endpoint?: string | undefined;
}

const form = "must be s3://bucket, or s3://bucket/prefix?region=…&endpoint=https://…";
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** @throws Error saying what the address must be; never with the address itself */
export function parseS3Address(text: string): S3Address {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || !bucketName.test(url.host) || url.hash) throw new Error(form);
  if (url.username || url.password) throw new Error(noKeys);
  const { region, endpoint, ...others } = Object.fromEntries(url.searchParams);
  if (Object.keys(others).length > 0) throw new Error("takes region and endpoint after the ?");
  const path = readPath(url.pathname);
  return {
    bucket: url.host,
    prefix: path && `${path}/`,
    // Services other than AWS mostly have no regions, but sign with one.
    region: region || (endpoint && "us-east-1"),
    endpoint: endpoint && readEndpoint(endpoint),
  };
}

const noKeys =
  "must hold no key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are read from the environment";

function readPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/^\/+|\/+$/g, "");
  } catch {
    throw new Error(form);
  }
}

function readEndpoint(endpoint: string): string {
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error("must have an http or https address as its endpoint");
  }
  if (url.username || url.password) throw new Error(noKeys);
  return endpoint;
}
