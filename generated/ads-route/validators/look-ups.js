// Written by `npm run generate` from openapi/. Changes belong there.

const I=w=>{const E=D,k={properties:{query:{type:"object",properties:{condition:{type:"string",enum:["post_type","genera\
l","post","page","post_category","post_format","taxonomy","tags","page_template","author","user_type"]},search:{$ref:"/s\
hared/0"},_fields:{$ref:"/shared/1"}},required:["condition"]},params:{$ref:"/shared/3"},body:{}}},g=w.lengthOf;function u(e,{
instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(typeof e=="string"){if(g(e)>200){
const o={instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};r===null?r=[o]:r.push(o),t++}}else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),t++}return u.errors=r,t===0}function h(e,{instancePath:s="",
parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(typeof e=="string"){if(g(e)>8e3){const o={instancePath:s,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};r===null?
r=[o]:r.push(o),t++}}else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};r===null?r=[o]:r.push(o),t++}return h.errors=r,t===0}function i(e,{instancePath:s="",parentData:l,parentDataProperty:y,
rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){const o=e.length;for(let a=0,m=t;a<o&&t===m;a++)h(e[a],{instancePath:s+
"/"+a,parentData:e,parentDataProperty:a,rootData:n})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)}else{const o={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[o]:r.push(o),
t++}return i.errors=r,t===0}function p(e,{instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,
t=0;if(!(e&&typeof e=="object"&&!Array.isArray(e))){const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[o]:r.push(o),t++}return p.errors=r,t===0}function D(e,{instancePath:s="",
parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.query!==
void 0){let o=e.query;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.condition===void 0){const a={instancePath:s+"/qu\
ery",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"condition"},message:"must have\
 required property 'condition'"};r===null?r=[a]:r.push(a),t++}if(o.condition!==void 0){let a=o.condition;if(typeof a!="s\
tring"){const m={instancePath:s+"/query/condition",schemaPath:"#/properties/query/properties/condition/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};r===null?r=[m]:r.push(m),t++}if(!(a==="post_type"||a==="general"||a===
"post"||a==="page"||a==="post_category"||a==="post_format"||a==="taxonomy"||a==="tags"||a==="page_template"||a==="author"||
a==="user_type")){const m={instancePath:s+"/query/condition",schemaPath:"#/properties/query/properties/condition/enum",keyword:"\
enum",params:{allowedValues:k.properties.query.properties.condition.enum},message:"must be equal to one of the allowed v\
alues"};r===null?r=[m]:r.push(m),t++}}o.search!==void 0&&(u(o.search,{instancePath:s+"/query/search",parentData:o,parentDataProperty:"\
search",rootData:n})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)),o._fields!==void 0&&(i(o._fields,{instancePath:s+
"/query/_fields",parentData:o,parentDataProperty:"_fields",rootData:n})||(r=r===null?i.errors:r.concat(i.errors),t=r.length))}else{
const a={instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};r===null?r=[a]:r.push(a),t++}}e.params!==void 0&&(p(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"\
params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))}return D.errors=r,t===0}const d=v;function c(e,{
instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(
e))e._fields!==void 0&&(i(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:n})||(r=
r===null?i.errors:r.concat(i.errors),t=r.length));else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[o]:r.push(o),t++}return c.errors=r,t===0}function v(e,{instancePath:s="",
parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==
void 0&&(c(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?c.errors:r.
concat(c.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"\
params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))),v.errors=r,t===0}const x=P;function f(e,{instancePath:s="",
parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e.search!==
void 0&&(u(e.search,{instancePath:s+"/search",parentData:e,parentDataProperty:"search",rootData:n})||(r=r===null?u.errors:
r.concat(u.errors),t=r.length)),e._fields!==void 0&&(i(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:n})||(r=r===null?i.errors:r.concat(i.errors),t=r.length));else{const o={instancePath:s,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[o]:r.push(o),t++}return f.errors=r,t===
0}function P(e,{instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(f(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+"/\
params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))),P.errors=
r,t===0}const L=q;function q(e,{instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&
typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(f(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"\
query",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+
"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))),q.
errors=r,t===0}const O=b;function b(e,{instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,
t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(f(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.params!==void 0&&(p(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),
t=r.length))),b.errors=r,t===0}const T=A;function A(e,{instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.query!==void 0){let o=e.query;if(o&&typeof o=="object"&&
!Array.isArray(o))o.plugin_name!==void 0&&(u(o.plugin_name,{instancePath:s+"/query/plugin_name",parentData:o,parentDataProperty:"\
plugin_name",rootData:n})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)),o._fields!==void 0&&(i(o._fields,{instancePath:s+
"/query/_fields",parentData:o,parentDataProperty:"_fields",rootData:n})||(r=r===null?i.errors:r.concat(i.errors),t=r.length));else{
const a={instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};r===null?r=[a]:r.push(a),t++}}e.params!==void 0&&(p(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"\
params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))}return A.errors=r,t===0}const V=_;function _(e,{
instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.
isArray(e)&&(e.query!==void 0&&(c(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:n})||
(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+"/params",parentData:e,
parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))),_.errors=r,t===0}const $=j;
function j(e,{instancePath:s="",parentData:l,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="\
object"&&!Array.isArray(e)&&(e.query!==void 0&&(c(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"quer\
y",rootData:n})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.params!==void 0&&(p(e.params,{instancePath:s+"/p\
arams",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length))),j.errors=
r,t===0}return{describeAds:d,findAdIntegration:T,isAdAdministrator:V,listAdIntegrations:O,listAdLocations:$,listAdRoles:x,
listAdTags:L,listConditionValues:E}};export{I as createValidators};
