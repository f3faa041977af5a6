// Written by `npm run generate` from openapi/. Changes belong there.

const ur=Q=>{const S=x,N=Q.lengthOf;function A(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;if(typeof e=="string"){if(N(e)>8e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return A.
errors=r,t===0}function u(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(Array.
isArray(e)){const s=e.length;for(let a=0,q=t;a<s&&t===q;a++)A(e[a],{instancePath:n+"/"+a,parentData:e,parentDataProperty:a,
rootData:o})||(r=r===null?A.errors:r.concat(A.errors),t=r.length)}else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),t++}return u.errors=r,t===0}function D(e,{
instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(typeof e=="string"){if(N(e)>2e3){
const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return D.errors=r,t===0}function y(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(Array.isArray(e)){const s=e.length;for(let a=0,q=t;a<
s&&t===q;a++)D(e[a],{instancePath:n+"/"+a,parentData:e,parentDataProperty:a,rootData:o})||(r=r===null?D.errors:r.concat(
D.errors),t=r.length)}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};r===null?r=[s]:r.push(s),t++}return y.errors=r,t===0}const U={type:"string",enum:["view","embed","edit"]};function P(e,{
instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(typeof e!="string"){const s={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}if(!(e===
"view"||e==="embed"||e==="edit")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:U.enum},
message:"must be equal to one of the allowed values"};r===null?r=[s]:r.push(s),t++}return P.errors=r,t===0}function w(e,{
instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};r===null?r=[s]:r.push(s),t++}if(typeof e=="number"&&isFinite(e)&&(e<1||isNaN(e))){const s={instancePath:n,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};r===null?r=[s]:r.push(s),t++}return w.
errors=r,t===0}function _(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};r===null?r=[s]:r.push(s),t++}if(typeof e=="number"&&isFinite(e)){if(e>100||isNaN(e)){const s={
instancePath:n,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};r===
null?r=[s]:r.push(s),t++}if(e<1||isNaN(e)){const s={instancePath:n,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};r===null?r=[s]:r.push(s),t++}}return _.errors=r,t===0}function b(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(Array.isArray(e)){const s=e.length;for(let a=0,q=t;a<
s&&t===q;a++){let E=e[a];if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){const M={instancePath:n+"/"+a,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[M]:r.push(M),t++}}}else{const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),
t++}return b.errors=r,t===0}const W={type:"string",enum:["asc","desc"]};function k(e,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:o=e}={}){let r=null,t=0;if(typeof e!="string"){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}if(!(e==="asc"||e==="desc")){const s={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed values"};r===
null?r=[s]:r.push(s),t++}return k.errors=r,t===0}const X={type:"string",enum:["date","id","include","relevance","slug","\
include_slugs","title"]};function j(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,
t=0;if(typeof e!="string"){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};r===null?r=[s]:r.push(s),t++}if(!(e==="date"||e==="id"||e==="include"||e==="relevance"||e==="slug"||e==="\
include_slugs"||e==="title")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum},message:"\
must be equal to one of the allowed values"};r===null?r=[s]:r.push(s),t++}return j.errors=r,t===0}function c(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e._fields!==
void 0&&(u(e._fields,{instancePath:n+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?u.errors:
r.concat(u.errors),t=r.length)),e._embed!==void 0&&(y(e._embed,{instancePath:n+"/_embed",parentData:e,parentDataProperty:"\
_embed",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.context!==void 0&&(P(e.context,{instancePath:n+
"/context",parentData:e,parentDataProperty:"context",rootData:o})||(r=r===null?P.errors:r.concat(P.errors),t=r.length)),
e.page!==void 0&&(w(e.page,{instancePath:n+"/page",parentData:e,parentDataProperty:"page",rootData:o})||(r=r===null?w.errors:
r.concat(w.errors),t=r.length)),e.per_page!==void 0&&(_(e.per_page,{instancePath:n+"/per_page",parentData:e,parentDataProperty:"\
per_page",rootData:o})||(r=r===null?_.errors:r.concat(_.errors),t=r.length)),e.search!==void 0&&(D(e.search,{instancePath:n+
"/search",parentData:e,parentDataProperty:"search",rootData:o})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.
exclude!==void 0&&(b(e.exclude,{instancePath:n+"/exclude",parentData:e,parentDataProperty:"exclude",rootData:o})||(r=r===
null?b.errors:r.concat(b.errors),t=r.length)),e.include!==void 0&&(b(e.include,{instancePath:n+"/include",parentData:e,parentDataProperty:"\
include",rootData:o})||(r=r===null?b.errors:r.concat(b.errors),t=r.length)),e.offset!==void 0){let s=e.offset;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:n+"/offset",schemaPath:"#/properties/offset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[a]:r.push(a),t++}}e.order!==void 0&&(k(e.order,{instancePath:n+
"/order",parentData:e,parentDataProperty:"order",rootData:o})||(r=r===null?k.errors:r.concat(k.errors),t=r.length)),e.orderby!==
void 0&&(j(e.orderby,{instancePath:n+"/orderby",parentData:e,parentDataProperty:"orderby",rootData:o})||(r=r===null?j.errors:
r.concat(j.errors),t=r.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[s]:r.push(s),t++}return c.errors=r,t===0}function f(e,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.parent===void 0){const s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'paren\
t'"};r===null?r=[s]:r.push(s),t++}if(e.parent!==void 0){let s=e.parent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){const a={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[a]:r.push(a),t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return f.errors=r,t===0}function x(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==
void 0&&(c(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?c.errors:r.
concat(c.errors),t=r.length)),e.params!==void 0&&(f(e.params,{instancePath:n+"/params",parentData:e,parentDataProperty:"\
params",rootData:o})||(r=r===null?f.errors:r.concat(f.errors),t=r.length))),x.errors=r,t===0}const Y=R;function m(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==
void 0&&(u(e._fields,{instancePath:n+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?u.errors:
r.concat(u.errors),t=r.length)),e._embed!==void 0&&(y(e._embed,{instancePath:n+"/_embed",parentData:e,parentDataProperty:"\
_embed",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.context!==void 0&&(P(e.context,{instancePath:n+
"/context",parentData:e,parentDataProperty:"context",rootData:o})||(r=r===null?P.errors:r.concat(P.errors),t=r.length));else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
s]:r.push(s),t++}return m.errors=r,t===0}function i(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.parent===void 0){const s={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'"};r===null?
r=[s]:r.push(s),t++}if(e.id===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};r===null?r=[s]:r.push(s),t++}if(e.parent!==void 0){let s=e.parent;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[a]:r.push(a),t++}}if(e.id!==void 0){let s=e.id;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};r===null?r=[a]:r.push(a),t++}}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return i.errors=r,t===
0}function R(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(m(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:n+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length))),R.errors=
r,t===0}const Z=F;function h(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e._fields!==void 0&&(u(e._fields,{instancePath:n+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:o})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)),e._embed!==void 0&&(y(e._embed,{instancePath:n+
"/_embed",parentData:e,parentDataProperty:"_embed",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.
force!==void 0&&typeof e.force!="boolean"){const s={instancePath:n+"/force",schemaPath:"#/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return h.errors=r,t===
0}function F(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(h(e.query,{instancePath:n+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:n+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length))),F.errors=
r,t===0}const $=B;function g(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e))e._fields!==void 0&&(u(e._fields,{instancePath:n+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:o})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)),e._embed!==void 0&&(y(e._embed,{instancePath:n+
"/_embed",parentData:e,parentDataProperty:"_embed",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length));else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
s]:r.push(s),t++}return g.errors=r,t===0}function B(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(g(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),B.errors=r,t===0}const d=L;function v(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e._fields!==void 0&&(u(e._fields,{instancePath:n+"/_field\
s",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)),e.to!==void 0){
let s=e.to;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:n+"/to",schemaPath:"#/propert\
ies/to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[a]:r.push(a),t++}}}else{const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(
s),t++}return v.errors=r,t===0}function L(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){let r=null,
t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(v(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),L.errors=r,t===0}const rr=V;function V(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(c(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.params!==void 0&&(f(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?f.errors:r.concat(f.errors),
t=r.length))),V.errors=r,t===0}const er=O;function O(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(m(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),O.errors=r,t===0}const tr=T;function T(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(h(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),T.errors=r,t===0}const sr=z;function z(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(g(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),z.errors=r,t===0}const nr=C;function C(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(v(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),C.errors=r,t===0}const or=G;function G(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(c(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.params!==void 0&&(f(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?f.errors:r.concat(f.errors),
t=r.length))),G.errors=r,t===0}const ir=H;function H(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(m(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),H.errors=r,t===0}const pr=I;function I(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(h(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),I.errors=r,t===0}const lr=J;function J(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(g(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),J.errors=r,t===0}const ar=K;function K(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(v(e.query,{instancePath:n+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:n+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),K.errors=r,t===0}return{deleteBlockRevision:pr,deletePageRevision:tr,deletePostRevision:Z,diffBlockRevision:ar,
diffPageRevision:nr,diffPostRevision:d,getBlockRevision:ir,getPageRevision:er,getPostRevision:Y,listBlockRevisions:or,listPageRevisions:rr,
listPostRevisions:S,restoreBlockRevision:lr,restorePageRevision:sr,restorePostRevision:$}};export{ur as createValidators};
