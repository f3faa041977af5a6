// Written by `npm run generate` from openapi/. Changes belong there.

const G=_=>{const x=f,C=_.lengthOf;function u(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,
t=0;if(typeof r=="string"){if(C(r)>8e3){const i={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}return u.errors=e,t===
0}function c(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){
const i=r.length;for(let y=0,W=t;y<i&&t===W;y++)u(r[y],{instancePath:n+"/"+y,parentData:r,parentDataProperty:y,rootData:o})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)}else{const i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}return c.errors=e,t===0}function s(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(c(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:
e.concat(c.errors),t=e.length));else{const i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),t++}return s.errors=e,t===0}function a(r,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return a.errors=e,t===
0}function f(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),f.errors=
e,t===0}const L=D;function D(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"\
query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),D.
errors=e,t===0}const S=m;function m(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),m.errors=e,t===0}const V=P;function P(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),P.errors=e,t===0}const B=h;function h(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),h.errors=e,t===0}const H=v;function v(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),v.errors=e,t===0}const N=q;function q(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),q.errors=e,t===0}const O=g;function g(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),g.errors=e,t===0}const z=A;function A(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),A.errors=e,t===0}const F=b;function b(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),b.errors=e,t===0}const M=j;function j(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),j.errors=e,t===0}const R=E;function E(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),E.errors=e,t===0}const T=k;function k(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),k.errors=e,t===0}const U=w;function w(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(s(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),w.errors=e,t===0}return{testAuthorizationHeader:B,testBackgroundUpdates:x,testBackgroundWork:z,testClock:U,
testDatabase:N,testDatabaseVersion:T,testDiskSpace:M,testFileStore:F,testHttpsStatus:S,testLoopbackRequests:L,testMigrations:O,
testNodeVersion:R,testPageCache:H,testProviderCommunication:V}};export{G as createValidators};
