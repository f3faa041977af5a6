// Written by `npm run generate` from openapi/. Changes belong there.

const G=W=>{const _=c;function y(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;
if(Array.isArray(r)){const i=r.length;for(let u=0;u<i;u++)if(typeof r[u]!="string"){const w={instancePath:n+"/"+u,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),t++}}else{const i={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),
t++}return y.errors=e,t===0}function s(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length));else{const i={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return s.
errors=e,t===0}function a(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[i]:e.push(i),t++}return a.errors=e,t===0}function c(r,{instancePath:n="",parentData:p,
parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",
rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),c.errors=e,t===0}const C=f;function f(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),f.errors=e,t===0}const S=D;function D(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),D.errors=e,t===0}const V=m;function m(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),m.errors=e,t===0}const B=P;function P(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),P.errors=e,t===0}const H=v;function v(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),v.errors=e,t===0}const x=h;function h(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),h.errors=e,t===0}const z=q;function q(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),q.errors=e,t===0}const F=g;function g(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),g.errors=e,t===0}const L=A;function A(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),A.errors=e,t===0}const M=b;function b(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),b.errors=e,t===0}const N=j;function j(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),j.errors=e,t===0}const R=E;function E(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),E.errors=e,t===0}const U=k;function k(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),k.errors=e,t===0}return{testAuthorizationHeader:B,
testBackgroundUpdates:_,testBackgroundWork:F,testClock:U,testDatabase:x,testDatabaseVersion:R,testDiskSpace:M,testFileStore:L,
testHttpsStatus:S,testLoopbackRequests:C,testMigrations:z,testNodeVersion:N,testPageCache:H,testProviderCommunication:V}};export{G as createValidators};
